/** What is between the name of an uploaded picture and a number of its own, until it is saved. */
export const UPLOADED = '--uploaded-';
