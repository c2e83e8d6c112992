import { setTimeout as pause } from 'node:timers/promises';
import type { Finding } from '../../content/check/finding.ts';
import { changedBetween, type Snapshot } from './snapshot.ts';

/** How long files must stay unchanged before they are read, in milliseconds. Editors save in several steps. */
const REST = 80;

interface Steps {
  look: () => Snapshot;
  check: () => Promise<readonly Finding[]>;
  /** Makes the pages show the content on disk. It is never called with content that has mistakes. */
  show: (changed: readonly string[]) => Promise<void>;
  /** Receives the mistakes in the content after every change. */
  report: (findings: readonly Finding[]) => void;
  /** Receives the error of a step. */
  failed: (error: unknown) => void;
}

/**
 * Keeps the pages in step with the content.
 * @returns resolves once the content that is on disk at the time of the call is checked and, if it is sound, shown
 */
export const upToDate = ({ look, check, show, report, failed }: Steps): (() => Promise<void>) => {
  let known: Snapshot = new Map();
  let shown: Snapshot = new Map();
  let catchingUp: Promise<void> | undefined;

  const isNew = (now: Snapshot, before: Snapshot) => changedBetween(before, now).length > 0;

  const catchUp = async () => {
    for (let now = look(); isNew(now, known); now = look()) {
      await pause(REST);
      if (isNew(look(), now)) continue;
      try {
        const findings = await check();
        // What was checked must be what is shown.
        if (isNew(look(), now)) continue;
        if (findings.length === 0) await show(changedBetween(shown, now)).then(() => (shown = now), failed);
        report(findings);
      } catch (error) {
        failed(error);
      }
      known = now;
    }
  };
  return async () => {
    if (!isNew(look(), known)) return;
    catchingUp ??= catchUp().finally(() => (catchingUp = undefined));
    await catchingUp;
  };
};
