export interface OutboxMessage {
  /** An ISO 8601 instant. */
  at: string;
  channel: 'email' | 'sms';
  to: string;
  text: string;
  /** The HTML part of an email. */
  html?: string;
}

/** Collects messages while no sender is configured: in memory, newest first, and in the terminal. */
export interface Outbox {
  add: (message: OutboxMessage) => void;
  list: () => OutboxMessage[];
}

const maxMessages = 200;

/** Creates an outbox that prints each message and keeps the last 200. */
export function createOutbox(print: (line: string) => void = console.log): Outbox {
  const messages: OutboxMessage[] = [];
  return {
    add: (message) => {
      messages.unshift(message);
      messages.length = Math.min(messages.length, maxMessages);
      print(`[outbox] ${message.channel} to ${message.to}: ${message.text.replaceAll('\n', ' ')}`);
    },
    list: () => [...messages],
  };
}
