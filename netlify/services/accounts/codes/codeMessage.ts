import type { Language } from '../../../../src/domain/region/locales';
import { senderText, shortMail, type MailSender } from '../../messages/mail/shortMail';

interface CodeWords {
  subject: string;
  /** The whole text message. Phones extract the code from the first sentence. */
  text: string;
  paragraphs: [string, string];
  footer: string;
}

const words: Record<Language, (brand: string, code: string) => CodeWords> = {
  en: (brand, code) => ({
    subject: `Your ${brand} code`,
    text: `Your ${brand} code is ${code}. It expires in 10 minutes. If you didn’t request it, ignore this message. Never share your code.`,
    paragraphs: [
      'It expires in 10 minutes. Never share your code: nobody at our shop will ask you for it.',
      'If you didn’t request it, ignore this message.',
    ],
    footer: `You received this message because someone entered this address at ${brand}.`,
  }),
  fr: (brand, code) => ({
    subject: `Votre code ${brand}`,
    text: `Votre code ${brand} est le ${code}. Il expire dans 10 minutes. Si vous ne l’avez pas demandé, ignorez ce message. Ne donnez jamais votre code.`,
    paragraphs: [
      'Il expire dans 10 minutes. Ne donnez jamais votre code\u00a0: personne chez nous ne vous le demandera.',
      'Si vous ne l’avez pas demandé, ignorez ce message.',
    ],
    footer: `Vous recevez ce message parce que cette adresse a été saisie chez ${brand}.`,
  }),
};

/** The subject omits the code, because lock screens show it. */
export function codeMessage(sender: MailSender, language: Language, code: string) {
  const { subject, text, paragraphs, footer } = words[language](sender.brandName, code);
  const { html } = shortMail({ lang: language, sender, title: subject, code, paragraphs, footer });
  return { mail: { subject, text: [text, ...senderText(sender)].join('\n\n'), html }, sms: text };
}
