interface MailServer {
  host: string;
  port: number;
}

/** The mail server offered no TLS, or no valid certificate, and got neither the password nor the message. */
export class InsecureMailError extends Error {
  constructor({ host, port }: MailServer, cause: Error) {
    const [reason = ''] = cause.message.split('\n', 1);
    // The reason is part of the message instead of a cause, because the log shows only the innermost error.
    super(
      `No email was sent, because the connection to SMTP_HOST ${host} on SMTP_PORT ${port} is not secure. ` +
        'Expected TLS with a valid certificate for that host. SMTP_SECURE sets how TLS starts, and MAIL_REQUIRE_TLS ' +
        `which hosts need it. Reason: ${reason}`,
    );
    this.name = 'InsecureMailError';
  }
}

/** True for a refused STARTTLS and a failed handshake. Errors of the network itself name the failed system call. */
export function isInsecure(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const { code, command } = error as Error & Record<string, unknown>;
  return code === 'ETLS' || command === 'STARTTLS' || (code === 'ESOCKET' && !('syscall' in error));
}
