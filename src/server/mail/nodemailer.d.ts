declare module 'nodemailer' {
  interface Sender {
    sendMail(mail: {
      from: string;
      to: string;
      subject: string;
      text: string;
      messageId: string;
      headers: Record<string, string>;
    }): Promise<unknown>;
    /** Connects and logs in, and sends nothing. */
    verify(): Promise<true>;
    close(): void;
  }
  const nodemailer: { createTransport(options: Record<string, unknown>): Sender };
  export default nodemailer;
}
