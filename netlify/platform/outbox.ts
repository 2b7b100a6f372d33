export interface OutboxMessage {
  /** ISO instant. */
  at: string;
  channel: 'email' | 'sms';
  to: string;
  text: string;
}

/** Where messages land while no sender is set (D-23): in memory, newest first, and in the terminal. */
export interface Outbox {
  add: (message: OutboxMessage) => void;
  list: () => OutboxMessage[];
}

const kept = 200;

/** An outbox that prints by `print`; the oldest of more than 200 messages go. */
export function createOutbox(print: (line: string) => void = console.log): Outbox {
  const messages: OutboxMessage[] = [];
  return {
    add: (message) => {
      messages.unshift(message);
      messages.length = Math.min(messages.length, kept);
      print(`[outbox] ${message.channel} to ${message.to}: ${message.text.replaceAll('\n', ' ')}`);
    },
    list: () => [...messages],
  };
}
