import type { InputHTMLAttributes } from 'react';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'name'> {
  name: string;
  label: string;
  error: string | undefined;
  hint?: string | undefined;
  /** The number of rows of a multi-line field; if omitted, the field has a single line. */
  rows?: number;
}

/** A labelled field with its hint and error, both announced as its description. */
export function TextField({ name, label, error, hint, rows, ...attributes }: Props) {
  const described = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ') || undefined;
  // Every attribute here that one of the two does not have is undefined for it.
  const Control = (rows ? 'textarea' : 'input') as 'input';
  const own = {
    id: name,
    name,
    rows,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described,
  };

  return (
    <div className="form-field">
      <label htmlFor={name} suppressHydrationWarning>
        {label}
      </label>
      <Control {...own} {...attributes} />
      {hint && (
        <p className="form-hint" id={`${name}-hint`} suppressHydrationWarning>
          {hint}
        </p>
      )}
      {error && (
        <p className="form-error" id={`${name}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
