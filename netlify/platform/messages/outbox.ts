export interface OutboxMessage {
  at: string;
  channel: 'email' | 'sms';
  to: string;
  text: string;
  html?: string;
}

export interface Outbox {
  add: (message: OutboxMessage) => void;
  list: () => OutboxMessage[];
}

const maxMessages = 200;

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
