import labels from '../edition/labels.json' with { type: 'json' };

/** The words of the edition's carousels. */
export const carouselLabels = { ...labels.carousels, ...labels.previousNext };
