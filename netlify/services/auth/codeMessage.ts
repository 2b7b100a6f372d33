import type { Language } from '../../../src/domain/region/locales';

interface CodeMessage {
  subject: string;
  text: string;
}

const words: Record<Language, (brand: string, code: string) => CodeMessage> = {
  en: (brand, code) => ({
    subject: `Your ${brand} code`,
    text: `Your ${brand} code is ${code}. It expires in 10 minutes. If you didn’t request it, ignore this message. Never share your code.`,
  }),
  fr: (brand, code) => ({
    subject: `Votre code ${brand}`,
    text: `Votre code ${brand} est le ${code}. Il expire dans 10 minutes. Si vous ne l’avez pas demandé, ignorez ce message. Ne donnez jamais votre code.`,
  }),
};

/** The message with a one-time code. The code is not in the subject, because lock screens show it. */
export const codeMessage = (language: Language, brand: string, code: string): CodeMessage =>
  words[language](brand, code);
