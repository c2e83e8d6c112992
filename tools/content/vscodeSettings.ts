import { format, resolveConfig } from 'prettier';
import { COLLECTIONS } from './collections.ts';

/** Settings of VS Code that all who work on the project share. */
export const VSCODE_SETTINGS = '.vscode/settings.json';

/** The settings with the schema of every data file, from which VS Code completes and explains fields. */
export const withSchemas = async (settings: string): Promise<string> => {
  const schemas = COLLECTIONS.filter(({ file }) => file.endsWith('.json')).map(
    ({ name, folder, file, single }) => ({
      fileMatch: [`/${['content', folder, single ? '' : '*', file].filter(Boolean).join('/')}`],
      url: `./.astro/collections/${name}.schema.json`,
    }),
  );
  const all = { ...(JSON.parse(settings) as Record<string, unknown>), 'json.schemas': schemas };
  const options = await resolveConfig(VSCODE_SETTINGS);
  return format(JSON.stringify(all, null, 2), { ...options, filepath: VSCODE_SETTINGS });
};
