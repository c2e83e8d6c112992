import { LAST, output, recentFiles } from '../../git.ts';
import { valueAt } from '../../read/content.ts';
import { beside } from '../../read/files.ts';
import { readSource } from '../../read/source.ts';
import { allTexts } from '../../read/textFields.ts';
import type { Rule } from '../checkContent.ts';
import { quote } from '../phrases.ts';

/** Finds pictures that were replaced in the last commit or since, while their alternative text stayed. */
export const replaced: Rule = async (content, report) => {
  const changed = new Set(await recentFiles(content));
  for (const { entry, field, path, value, group } of allTexts(content)) {
    const picture = group['src'] ?? group['poster'];
    if (field.role !== 'alt' || !changed.has(beside(entry.folder, String(picture)))) continue;
    const { file } = entry.source;
    const before = readSource(file, await output(content.root, 'show', `${LAST}:./${file}`)).data;
    if (valueAt(before, path) !== value) continue;
    const found = `${quote(value)}, which was written for an earlier ${String(picture)}`;
    const fix = 'check that it describes the new picture';
    report.field(entry, path, { kind: 'alternative-text', severity: 'note', about: value, found, fix });
  }
};
