import { DeliveringForm } from './DeliveringForm.tsx';
import { LoggingForm } from './LoggingForm.tsx';

/** The contact form. Which of the two it is, is settled at build; the other one is left out. */
export default CONTACT_SERVICE ? DeliveringForm : LoggingForm;
