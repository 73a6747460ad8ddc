import type { AccessKeyRequestTable, AccessKeyTable } from '../access-keys/tables.ts';
import type {
  AccountHomesTable,
  AccountTable,
  KnownDeviceTable,
  LogInCodeTable,
  PasskeyChallengeTable,
  PasskeyTable,
  RegistrationTable,
  SessionTable,
  ThrottleTable,
} from '../account/tables.ts';
import type { AgentTable } from '../agents/tables.ts';
import type { EnquiryTable, ThreadMessageTable, ThreadReceiptTable, ThreadTable } from '../enquiries/tables.ts';
import type { PropertyTable } from '../homes/tables.ts';
import type { OutboxTable } from '../mail/tables.ts';
import type { OrderTable, PaymentEventTable, PaymentMoveTable, PaymentTable, RefundTable, SandboxBankTable } from '../payment/tables.ts';
import type { PhotoLooksTable, PhotoTable, PropertyPhotoTable } from '../photos/tables.ts';
import type { LocalityTable, PlaceTable, VisitorLocationTable } from '../places/tables.ts';
import type { PlanTable, SubscriptionTable } from '../plans/tables.ts';
import type { PostingTable } from '../posting/tables.ts';
import type { HomeReportTable } from '../reports/tables.ts';
import type { HomeToMatchTable, SavedSearchHomeTable, SavedSearchTable } from '../saved-searches/tables.ts';
import type { VisitTable } from '../visits/tables.ts';
import type { SupportCaseTable, SupportNoteTable } from '../support/tables.ts';
import type { UnmetWishTable } from '../unmet/tables.ts';

/** Every table by its name. Bigints and numerics come as strings, dates as Date; JSON is written as text; amounts in paise. */
export interface Tables {
  accounts: AccountTable;
  access_keys: AccessKeyTable;
  access_key_requests: AccessKeyRequestTable;
  account_homes: AccountHomesTable;
  sessions: SessionTable;
  throttles: ThrottleTable;
  registrations: RegistrationTable;
  threads: ThreadTable;
  thread_messages: ThreadMessageTable;
  thread_receipts: ThreadReceiptTable;
  home_views: { property_id: number; day: string; browser: string };
  known_devices: KnownDeviceTable;
  log_in_codes: LogInCodeTable;
  passkeys: PasskeyTable;
  passkey_challenges: PasskeyChallengeTable;
  plans: PlanTable;
  subscriptions: SubscriptionTable;
  orders: OrderTable;
  payments: PaymentTable;
  payment_moves: PaymentMoveTable;
  payment_events: PaymentEventTable;
  refunds: RefundTable;
  sandbox_bank: SandboxBankTable;
  outbox: OutboxTable;
  server_secrets: { name: string; value: string };
  postings: PostingTable;
  enquiries: EnquiryTable;
  home_reports: HomeReportTable;
  saved_searches: SavedSearchTable;
  saved_search_homes: SavedSearchHomeTable;
  homes_to_match: HomeToMatchTable;
  visits: VisitTable;
  support_cases: SupportCaseTable;
  support_notes: SupportNoteTable;
  unmet_wishes: UnmetWishTable;
  visitor_locations: VisitorLocationTable;
  localities: LocalityTable;
  places: PlaceTable;
  agents: AgentTable;
  properties: PropertyTable;
  photos: PhotoTable;
  property_photos: PropertyPhotoTable;
  photo_looks: PhotoLooksTable;
}
