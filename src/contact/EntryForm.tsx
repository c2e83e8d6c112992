import { useEffect, useRef, useState, type ComponentProps, type InputEvent, type SubmitEvent } from 'react';
import { useHydrated } from '../islands/useHydrated.ts';
import { readEntry } from './formFields.ts';
import { TextField } from './TextField.tsx';
import { FIELDS, VISIBLE, type Entry, type Errors, type Field } from './validation.ts';

/** Also accepts the props of a form element: how it is sent without JavaScript, and what follows the fields. */
interface Props extends Omit<ComponentProps<'form'>, 'onChange'> {
  /** The labels of the fields. */
  labels: Record<Field, string>;
  /** The hints below the fields. */
  hints: Partial<Record<Field, string | undefined>>;
  /** Locks the fields. A locked field can still be focused and read. */
  readOnly?: boolean;
  /** Called once the form is hydrated, before a submit that was held is replayed. */
  onReady?: (form: HTMLFormElement) => void;
  /** Validates an entry by the rules of the form. */
  check: (entry: Entry) => Errors;
  /** Called with each submitted entry that is valid. */
  onEntry: (entry: Entry, form: HTMLFormElement) => void;
  /** Called when the status of the last entry no longer applies: it was edited, or an invalid one was submitted. */
  onChange: (form: HTMLFormElement) => void;
}

type FixedProps = Omit<ComponentProps<typeof TextField>, 'label' | 'error'> & { name: Field };

/** A name with something to see in it, as a pattern of HTML. */
const NAME = `.*${VISIBLE.source}.*`;

/** The fields in their order on the page. */
const TEXT_FIELDS: readonly FixedProps[] = [
  { name: 'firstName', autoComplete: 'given-name', pattern: NAME, required: true },
  { name: 'lastName', autoComplete: 'family-name', pattern: NAME, required: true },
  {
    name: 'phoneNumber',
    type: 'tel',
    inputMode: 'numeric',
    autoComplete: 'tel-national',
    pattern: '\\s*[0-9]{10}\\s*',
  },
  { name: 'email', type: 'email', autoComplete: 'email', pattern: '.+@.+\\..+', required: true },
  { name: 'text', rows: 4, required: true },
];

/**
 * The fields of the contact form and their errors. The fields are uncontrolled and validation reads the form itself, so
 * that nothing entered before React loads is lost. Until hydration, the browser validates the form.
 */
export function EntryForm({
  labels,
  hints,
  readOnly,
  onReady,
  check,
  onEntry,
  onChange,
  children,
  ...attributes
}: Props) {
  const form = useRef<HTMLFormElement>(null);
  /** Whether the form was emptied, because its entry was taken, and not changed since. */
  const emptied = useRef(false);
  const [errors, setErrors] = useState<Errors>({});
  const hydrated = useHydrated();

  // A submit before hydration was held by `client:intent`; replay it.
  useEffect(() => {
    const { current } = form;
    if (!hydrated || !current) return;
    onReady?.(current);
    const island = current.closest<HTMLElement>('astro-island');
    if (island?.dataset['held'] === undefined) return;
    delete island.dataset['held'];
    current.requestSubmit();
  }, [hydrated, onReady]);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const target = event.currentTarget;
    const entry = readEntry(target);
    // The second press of a double press comes after the entry was taken.
    if (emptied.current && !Object.values(entry).join('')) return;
    const found = check(entry);
    const [first] = FIELDS.filter((field) => found[field]);
    setErrors(found);
    if (!first) {
      onEntry(entry, target);
      return;
    }
    onChange(target);
    const field = target.elements.namedItem(first) as HTMLElement | null;
    // The browser's own message, of a submit before hydration, goes with the focus.
    field?.blur();
    field?.focus();
  };

  const onInput = ({ target, currentTarget }: InputEvent<HTMLFormElement>) => {
    const { name, value } = target as unknown as HTMLInputElement;
    emptied.current = false;
    onChange(currentTarget);
    if (value !== '') setErrors(({ [name as Field]: _cleared, ...rest }) => rest);
  };

  return (
    <form
      ref={form}
      {...attributes}
      className="contact-form"
      data-hydrated={hydrated || undefined}
      noValidate={hydrated}
      onSubmit={onSubmit}
      onInput={onInput}
      onReset={() => (emptied.current = true)}
    >
      {TEXT_FIELDS.map((field) => (
        <TextField
          key={field.name}
          {...field}
          readOnly={readOnly}
          label={labels[field.name]}
          hint={hints[field.name]}
          error={errors[field.name]}
        />
      ))}
      {children}
    </form>
  );
}
