import type { InputHTMLAttributes } from 'react';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'name'> {
  name: string;
  label: string;
  error: string | undefined;
  hint?: string | undefined;
  /** Rows of a multiline field; a single line without it. */
  rows?: number;
}

/** A labelled field with its hint and its error, both tied to it for assistive technology. */
export function TextField({ name, label, error, hint, rows, ...attributes }: Props) {
  const described = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ') || undefined;
  const shared = {
    id: name,
    name,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described,
  };

  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      {rows ? (
        <textarea {...shared} rows={rows} required={attributes.required} />
      ) : (
        <input type="text" {...shared} {...attributes} />
      )}
      {hint && (
        <p className="hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="error" id={`${name}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
