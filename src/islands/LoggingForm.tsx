import { useState } from 'react';
import { validate } from './contactRules.ts';
import { EntryForm } from './EntryForm.tsx';

/** What every contact form says, from the content. */
export interface FormTexts {
  phoneHint: string;
  submit: string;
}

/** The contact form as it ships: an entry goes to the console, and nowhere else. */
export function LoggingForm({ phoneHint, submit }: FormTexts) {
  const [sent, setSent] = useState(false);

  return (
    <EntryForm
      phoneHint={phoneHint}
      method="dialog"
      check={validate}
      onEntry={(entry, form) => {
        setSent(true);
        console.log(entry);
        form.reset();
      }}
      onChange={() => setSent(false)}
    >
      <button className="button" type="submit">
        {submit}
      </button>
      <p className="sent" role="alert">
        {sent && 'Form Submitted Successfully!'}
      </p>
    </EntryForm>
  );
}
