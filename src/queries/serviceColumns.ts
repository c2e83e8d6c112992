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
  const columns = Array.from({ length: Math.min(COLUMNS, groups.length) }, () => ({
    height: 0,
    groups: [] as ServiceGroup[],
  }));
  for (const group of groups.toSorted((a, b) => heightOf(b) - heightOf(a))) {
    const shortest = columns.toSorted((a, b) => a.height - b.height)[0];
    shortest?.groups.push(group);
    if (shortest) shortest.height += heightOf(group);
  }
  const place = (group: ServiceGroup | undefined) => (group ? groups.indexOf(group) : -1);
  return columns
    .map((column) => column.groups.sort((a, b) => place(a) - place(b)))
    .sort(([a], [b]) => place(a) - place(b));
};

/** The groups of services, in columns. */
export const getServiceColumns = async () => distribute(await getServiceGroups());
