/** The form's text in tests. */
export const FORM = {
  labels: {
    firstName: 'First Name',
    lastName: 'Last Name',
    phoneNumber: 'Phone Number (optional)',
    email: 'Email',
    text: 'Message',
  },
  errors: {
    firstName: 'No first name',
    lastName: 'No last name',
    phoneNumber: 'Not ten digits',
    email: 'Not an address',
    text: 'No message',
  },
  phoneHint: '10 digits',
  submit: 'Send',
  success: 'Submitted',
};
