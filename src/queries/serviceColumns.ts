import { getServiceGroups, type ServiceGroup } from './services.ts';

/** How many columns the menu and the footer have room for. */
const COLUMNS = 3;

/** About the height of a group in lines: its services, their practitioners, its heading and the space below it. */
const heightOf = ({ services }: ServiceGroup) =>
  services.reduce((sum, { data }) => sum + (data.practitioner ? 2 : 1), 2.5);

/**
 * Distributes groups of services over columns, so that the tallest is as short as it can be made by placing the tallest
 * group first. Each column keeps the order of the groups, and so do the columns by their first group.
 * @returns one list of groups for each column; fewer if there are fewer groups
 */
export const distribute = (groups: readonly ServiceGroup[]): ServiceGroup[][] => {
  const columns = Array.from({ length: Math.min(COLUMNS, groups.length) }, (): ServiceGroup[] => []);
  const height = (column: readonly ServiceGroup[]) => column.reduce((sum, group) => sum + heightOf(group), 0);
  for (const group of groups.toSorted((a, b) => heightOf(b) - heightOf(a)))
    columns.toSorted((a, b) => height(a) - height(b))[0]?.push(group);
  const first = (column: readonly ServiceGroup[]) => groups.findIndex((group) => column.includes(group));
  return columns
    .sort((a, b) => first(a) - first(b))
    .map((column) => groups.filter((group) => column.includes(group)));
};

/** The groups of services, in columns. */
export const getServiceColumns = async () => distribute(await getServiceGroups());
