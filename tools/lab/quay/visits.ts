// Does every task once, where the visitor of a link is, and writes the figures as JSON. `quay.ts` starts it.
import { TASKS, type Figures } from './tasks.ts';

const figures: Figures[] = [];
let failed = 0;
for (const task of TASKS) {
  try {
    figures.push(await task());
  } catch (error) {
    failed += 1;
    console.error(error instanceof Error ? error.message : error);
  }
}
console.log(JSON.stringify(Object.assign({ failed, tasks: TASKS.length }, ...figures)));
