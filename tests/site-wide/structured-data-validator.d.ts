declare module '@adobe/structured-data-validator' {
  export interface Issue {
    severity: 'ERROR' | 'WARNING';
  }
  export default class Validator {
    validate(data: Record<'jsonld' | 'microdata' | 'rdfa', Record<string, object[]>>): Promise<Issue[]>;
  }
}
