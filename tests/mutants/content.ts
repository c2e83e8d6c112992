/** Stands in for Astro's content layer, which no pure module reads. */
export const getCollection = () => Promise.resolve([]);
