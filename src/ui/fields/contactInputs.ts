/** What a browser needs to know to fill in the field and to show the right keyboard. */
export const contactInputs = {
  email: { type: 'email', autoComplete: 'email', inputMode: 'email' },
  phone: { type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
} as const;
