import type { Language } from '../../../src/domain/region/locales';

interface CodeMessage {
  subject: string;
  text: string;
}

const words: Record<Language, (brand: string, code: string) => CodeMessage> = {
  en: (brand, code) => ({
    subject: `Your ${brand} code`,
    text: `Your ${brand} code is ${code}. It is valid for 10 minutes. If you did not ask for it, ignore this message and give the code to nobody.`,
  }),
  fr: (brand, code) => ({
    subject: `Votre code ${brand}`,
    text: `Votre code ${brand} est le ${code}. Il est valide pendant 10 minutes. Si vous ne l’avez pas demandé, ignorez ce message et ne donnez le code à personne.`,
  }),
};

/** The message with a one-time code. The code is not in the subject, because lock screens show it. */
export const codeMessage = (language: Language, brand: string, code: string): CodeMessage =>
  words[language](brand, code);
