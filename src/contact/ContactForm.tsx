import { DeliveringForm } from './DeliveringForm.tsx';
import { LoggingForm } from './LoggingForm.tsx';

/** The contact form. The build includes only one of the two. */
export default CONTACT_SERVICE ? DeliveringForm : LoggingForm;
