import { useEffect, useRef, useState, type InputEvent, type SubmitEvent } from 'react';
import { FIELDS, validate, type Entry, type Errors, type Field } from './contactRules.ts';
import { TextField } from './TextField.tsx';
import { useLive } from './useLive.ts';

interface Props {
  phoneHint: string;
  submit: string;
}

/** What the form holds right now, exactly as typed. */
const readEntry = (form: HTMLFormElement): Entry => {
  const data = new FormData(form);
  const value = (field: Field) => {
    const typed = data.get(field);
    return typeof typed === 'string' ? typed : '';
  };
  return {
    firstName: value('firstName'),
    lastName: value('lastName'),
    phoneNumber: value('phoneNumber'),
    email: value('email'),
    text: value('text'),
  };
};

/**
 * The contact form. Fields are uncontrolled, so that nothing typed or filled in before React arrived is lost:
 * the form itself is what gets validated. Before that it validates natively and goes nowhere (`method="dialog"`).
 */
export default function ContactForm({ phoneHint, submit }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Errors>({});
  const [sent, setSent] = useState(false);
  const live = useLive();

  // A submit pressed before the form was live was held by `client:intent`; now it counts.
  useEffect(() => {
    if (!live || form.current?.dataset['held'] === undefined) return;
    delete form.current.dataset['held'];
    form.current.requestSubmit();
  }, [live]);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const target = event.currentTarget;
    const entry = readEntry(target);
    const found = validate(entry);
    const [first] = FIELDS.filter((field) => found[field]);
    setErrors(found);
    setSent(!first);
    if (first) {
      target.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
      return;
    }
    console.log(entry);
    target.reset();
  };

  const onInput = ({ target }: InputEvent<HTMLFormElement>) => {
    const { name, value } = target as unknown as HTMLInputElement;
    setSent(false);
    if (value !== '') setErrors(({ [name as Field]: _cleared, ...rest }) => rest);
  };

  const field = (name: Field) => ({ name, error: errors[name] });

  return (
    <form
      ref={form}
      className="contact-form"
      method="dialog"
      noValidate={live}
      onSubmit={onSubmit}
      onInput={onInput}
    >
      <TextField {...field('firstName')} label="First Name" autoComplete="given-name" required />
      <TextField {...field('lastName')} label="Last Name" autoComplete="family-name" required />
      <TextField
        {...field('phoneNumber')}
        label="Phone Number (optional)"
        hint={phoneHint}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        pattern="\s*[0-9]{10}\s*"
      />
      <TextField
        {...field('email')}
        label="Email"
        type="email"
        autoComplete="email"
        pattern=".+@.+\..+"
        required
      />
      <TextField {...field('text')} label="Message" rows={4} required />
      <button className="button" type="submit">
        {submit}
      </button>
      <p className="sent" role="alert">
        {sent && 'Form Submitted Successfully!'}
      </p>
    </form>
  );
}
