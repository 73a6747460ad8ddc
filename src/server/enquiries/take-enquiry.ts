import { CONTACT } from '../../domain/contact.ts';
import { checkEnquiry, type Enquiry, type UserType } from '../../domain/enquiry.ts';
import { AppError } from '../../domain/errors.ts';
import type { Parts } from '../parts.ts';
import { queueMail } from '../mail/outbox.ts';

/** How long an enquiry is kept, as the privacy notice says. */
const KEPT_DAYS = 365;
const DAY_MS = 24 * 60 * 60 * 1000;
/** What PostgreSQL calls a row that is there already. */
const UNIQUE_VIOLATION = '23505';

function known(error: unknown): AppError | null {
  const { code, message } = error as { code?: unknown; message?: unknown };
  return code === UNIQUE_VIOLATION ? new AppError('enquiry-known', { innerException: String(message), cause: error }) : null;
}

/**
 * Keeps an enquiry and mails it to those who answer. Throws `bad-request` with the fields that are wrong, and
 * `enquiry-known` where the e-mail address, in whatever case, or the phone number has left one already.
 */
export async function takeEnquiry({ db, words, settings, now }: Parts, given: Enquiry): Promise<void> {
  const enquiry = { ...given, email: given.email.trim().toLowerCase() };
  const problems = Object.entries(checkEnquiry(enquiry));
  if (problems.length > 0) {
    const fields = problems.map(([path, problem]) => ({ path, message: words.text(problem!.key) }));
    throw new AppError('bad-request', { fields });
  }
  const at = now();
  const name = enquiry.Name.trim();
  const { email } = enquiry;
  // Checked above.
  const user_type = enquiry.selectUserType as UserType;
  const phone = `+91${enquiry.phoneNumber.replace(/\D/g, '').slice(-10)}`;
  const insert = db.transaction().execute(async (trx) => {
    await trx
      .deleteFrom('enquiries')
      .where('created_at', '<', new Date(at.getTime() - KEPT_DAYS * DAY_MS))
      .execute();
    const { id } = await trx
      .insertInto('enquiries')
      .values({ name, email, phone, user_type, created_at: at })
      .returning('id')
      .executeTakeFirstOrThrow();
    const mail = {
      subject: words.text('mail.enquiry.subject', { name }),
      text: words.text('mail.enquiry.text', { name, email, phone, type: user_type }),
    };
    await queueMail(trx, { key: `enquiry:${id}`, to: settings.operatorEmail ?? CONTACT.email.shown, ...mail }, at);
  });
  await insert.catch((error: unknown) => {
    throw known(error) ?? error;
  });
}
