/** Choices, references and values that must differ. */
import { edit, type Mistake } from './mistake.ts';

const SAUNA = 'services/sauna/index.mdx';

export const choices: readonly Mistake[] = [
  edit(
    'a group that does not exist',
    SAUNA,
    'group: cold-and-heat',
    'group: heat-and-cold',
    `
services/sauna/index.mdx:‹group:› choice
the text "heat-and-cold"
one of drips, light, cold-and-heat, mind-and-body or plans
choose one of them, letter for letter`,
  ),
  edit(
    'a network that does not exist',
    'site.json',
    '"Facebook"',
    '"facebok"',
    `
site.json:‹"label": "facebok",› choice
the text "facebok"
one of Instagram, Facebook or LinkedIn. Did you mean "Facebook"?
choose one of them, letter for letter`,
  ),
  edit(
    'a service that does not exist',
    'activities/iv-drips/index.json',
    '"nad-drips"',
    '"nad-drip"',
    `
activities/iv-drips/index.json:‹"service":› reference
"nad-drip", and there is no content/services/nad-drip
the name of a folder in content/services. Did you mean "nad-drips"?
write nad-drips`,
  ),
  edit(
    'a title where a slug belongs',
    'stages/release/index.mdx',
    '  - ppc-drips',
    '  - PPC Drips',
    `
stages/release/index.mdx:‹- PPC Drips› reference
"PPC Drips", and there is no content/services/PPC Drips
the name of a folder in content/services. Did you mean "ppc-drips"?
write ppc-drips`,
  ),
  edit(
    'a service twice in a stage',
    'stages/release/index.mdx',
    '  - ppc-drips',
    '  - sauna',
    `
stages/release/index.mdx:‹- sauna› repeated
"sauna" for the second time
each service once
remove the line`,
  ),
  edit(
    'two services with the same position',
    SAUNA,
    'order: 12',
    'order: 11',
    `
services/sauna/index.mdx:‹order:› repeated
the number 11, which content/services/cryotherapy/index.mdx has too
one for each service
give one of the two another number`,
  ),
  edit(
    'two services with the same name',
    SAUNA,
    'title: Sauna\n',
    'title: Grounding\n',
    `
services/sauna/index.mdx:‹title:› repeated
the text "Grounding", which content/services/grounding/index.mdx has too
one for each service
give one of the two another name`,
  ),
];
