/** Attributes that let a browser fill in the field and show the right keyboard. */
export const contactInputs = {
  email: { type: 'email', autoComplete: 'email', inputMode: 'email' },
  phone: { type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
} as const;
