/** The service has led back here after a form was posted natively, so the draft of what was sent is not needed any more. */
try {
  // The value of `DRAFT_KEY`, repeated here because a module shared with the form would be one more file to fetch.
  if (sessionStorage.getItem('enquiry')?.includes('"submission"')) sessionStorage.removeItem('enquiry');
} catch {
  // Without storage there is no draft.
}
