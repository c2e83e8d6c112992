import { useState } from 'react';
import { validate, type Field, type Messages } from './validation.ts';
import { EntryForm } from './EntryForm.tsx';
import { show } from './formFields.ts';

/** The texts that every contact form needs, from the content. */
export interface FormTexts {
  /** The labels of the fields. */
  labels: Record<Field, string>;
  /** The error message of each field. */
  errors: Messages;
  /** The hints below the fields. */
  hints: Partial<Record<Field, string | undefined>>;
  submit: string;
  /** The message once an entry has been submitted. */
  success: string;
}

/** The default contact form: it logs entries to the console and sends them nowhere. */
export function LoggingForm({ labels, errors, hints, submit, success }: FormTexts) {
  const [sent, setSent] = useState('');

  return (
    <EntryForm
      labels={labels}
      hints={hints}
      method="dialog"
      check={(entry) => validate(entry, errors)}
      onEntry={(entry, form) => {
        setSent(entry.text);
        console.log(entry);
        form.reset();
      }}
      onChange={() => setSent('')}
    >
      <button className="button" type="submit" suppressHydrationWarning>
        {submit}
      </button>
      <p ref={sent ? show : null} className="form-outcome" role="alert" suppressHydrationWarning>
        {sent && success}
      </p>
      {sent && <p className="form-typed">{sent}</p>}
    </EntryForm>
  );
}
