declare module 'nodemailer' {
  interface Sender {
    sendMail(mail: {
      from: string;
      to: string;
      subject: string;
      text: string;
      messageId: string;
      headers: Record<string, string>;
      attachments: { filename: string; content: string; contentType: string }[];
    }): Promise<unknown>;
  }
  const nodemailer: { createTransport(options: Record<string, unknown>): Sender };
  export default nodemailer;
}
