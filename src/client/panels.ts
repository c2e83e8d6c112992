/** Lets the browser find words in closed panels of the timetable, and opens the panel in which it has found some. */
export const openFoundPanels = (): void => {
  if (!('onbeforematch' in document.body)) return;
  document.querySelectorAll<HTMLElement>('.schedule-panel').forEach((panel) => {
    const mark = () => panel.setAttribute('hidden', 'until-found');
    mark();
    panel.addEventListener('beforematch', () => {
      // Also comes when an address names the panel.
      if (location.hash !== `#${panel.id}`) location.replace(`#${panel.id}`);
      // The browser removes the attribute next.
      setTimeout(mark);
    });
  });
};
