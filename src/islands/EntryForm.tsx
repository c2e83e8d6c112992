import { useEffect, useRef, useState, type ComponentProps, type InputEvent, type SubmitEvent } from 'react';
import { FIELDS, type Entry, type Errors, type Field } from './contactRules.ts';
import { TextField } from './TextField.tsx';
import { useLive } from './useLive.ts';

/** Beside these, what a form element takes: how it is sent without script, and what stands below the fields. */
interface Props extends Omit<ComponentProps<'form'>, 'onChange'> {
  phoneHint: string;
  /** The rules. */
  check: (entry: Entry) => Errors;
  /** Given each submitted entry that keeps the rules. */
  onEntry: (entry: Entry, form: HTMLFormElement) => void;
  /** Told that what was said of the last entry no longer holds: it was changed, or another was refused. */
  onChange: (form: HTMLFormElement) => void;
}

/** The fields as the page shows them. */
const BOXES: readonly (Omit<ComponentProps<typeof TextField>, 'error'> & { name: Field })[] = [
  { name: 'firstName', label: 'First Name', autoComplete: 'given-name', required: true },
  { name: 'lastName', label: 'Last Name', autoComplete: 'family-name', required: true },
  {
    name: 'phoneNumber',
    label: 'Phone Number (optional)',
    type: 'tel',
    inputMode: 'numeric',
    autoComplete: 'tel-national',
    pattern: '\\s*[0-9]{10}\\s*',
  },
  {
    name: 'email',
    label: 'Email',
    type: 'email',
    autoComplete: 'email',
    pattern: '.+@.+\\..+',
    required: true,
  },
  { name: 'text', label: 'Message', rows: 4, required: true },
];

/** What the form holds right now, exactly as typed; a field that is missing counts as empty. */
export const readEntry = (form: HTMLFormElement): Entry => {
  const data = new FormData(form);
  // No field here is a file, so every value is a text.
  return Object.fromEntries(FIELDS.map((field) => [field, data.get(field) ?? ''])) as Entry;
};

/**
 * The fields of the contact form and their errors. Fields are uncontrolled, so that nothing typed or filled in before
 * React arrived is lost: the form itself is what gets validated. Before that it validates natively.
 */
export function EntryForm({ phoneHint, check, onEntry, onChange, children, ...attributes }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Errors>({});
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
    const found = check(entry);
    const [first] = FIELDS.filter((field) => found[field]);
    setErrors(found);
    if (!first) {
      onEntry(entry, target);
      return;
    }
    onChange(target);
    (target.elements.namedItem(first) as HTMLElement | null)?.focus();
  };

  const onInput = ({ target, currentTarget }: InputEvent<HTMLFormElement>) => {
    const { name, value } = target as unknown as HTMLInputElement;
    onChange(currentTarget);
    if (value !== '') setErrors(({ [name as Field]: _cleared, ...rest }) => rest);
  };

  return (
    <form
      ref={form}
      {...attributes}
      className="contact-form"
      noValidate={live}
      onSubmit={onSubmit}
      onInput={onInput}
    >
      {BOXES.map((box) => (
        <TextField
          key={box.name}
          {...box}
          hint={box.type === 'tel' ? phoneHint : undefined}
          error={errors[box.name]}
        />
      ))}
      {children}
    </form>
  );
}
