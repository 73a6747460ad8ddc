import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { Account } from '../../capabilities/account/contract.ts';
import { ENQUIRY_ANCHOR, SALES_PATH } from '../../capabilities/help/contract.ts';
import { formatRupees } from '../../domain/money.ts';
import { PLANS_PATH, REVIEW_PATH } from '../../domain/plan-address.ts';
import type { Posting } from '../../domain/posting.ts';
import { accountQuery } from '../../capabilities/account/queries.ts';
import { postingsQuery } from '../../capabilities/posting/queries.ts';
import { casesQuery } from '../../capabilities/support/queries.ts';
import { useSession } from '../../state/stores.tsx';
import { useControl } from '../../state/use-control.ts';
import { useQuery } from '../../state/use-query.ts';
import { Button } from '../../ui/button.tsx';
import { Card, Columns } from '../../ui/card.tsx';
import { CaseList } from '../../ui/case-list.tsx';
import { FactList } from '../../ui/facts.tsx';
import { Failed } from '../../ui/failed.tsx';
import { LogInFirst } from '../../ui/log-in-first.tsx';
import { Page } from '../../ui/page.tsx';
import { Waiting } from '../../ui/state-face.tsx';
import { useDates } from '../../ui/use-dates.ts';
import { AccessKeys } from './access-keys.tsx';
import { KeyRequests } from './key-requests.tsx';
import { Passkeys } from './passkeys.tsx';
import { PaymentList } from './payment-list.tsx';
import { YourData } from './your-data.tsx';

function PlanFacts({ account }: { account: Account }) {
  const { t } = useTranslation();
  const { plan } = account;
  const date = useDates();
  return (
    <Card>
      <h2>{t('account.plan')}</h2>
      {plan ? (
        <FactList
          facts={[
            [t('signUp.planName'), plan.name],
            [t('account.listingsUsed'), t('account.used', { used: account.listingsUsed, count: plan.listings })],
            [t('account.endsAt'), plan.endsAt ? date(plan.endsAt) : t('account.noEnd')],
          ]}
        />
      ) : (
        <p>{t('account.noPlan')}</p>
      )}
      <Link href={PLANS_PATH}>{t(plan ? 'account.changePlan' : 'signUp.toPlans')}</Link>
    </Card>
  );
}

function Enquiries({ enquiries }: Pick<Account, 'enquiries'>) {
  const { t } = useTranslation();
  const date = useDates();
  const { data: cases, ...state } = useQuery(casesQuery, {});
  return (
    <Card>
      <h2>{t('account.enquiries')}</h2>
      {!cases && state.status === 'failed' && <Failed code={state.code} params={state.params} onRetry={state.retry} />}
      <CaseList cases={cases ?? []} />
      {cases?.length === 0 && enquiries.length === 0 && <p>{t('account.noEnquiries')}</p>}
      {enquiries.map(({ sentAt, userType, phoneNumber }) => (
        <p key={sentAt}>{t('account.enquiry', { date: date(sentAt), type: t(`enquiry.userType.${userType}`), phone: phoneNumber })}</p>
      ))}
      <Link href={`${SALES_PATH}#${ENQUIRY_ANCHOR}`}>{t('commands.call-human.form')}</Link>
    </Card>
  );
}

function Listings({ postings }: { postings: readonly Posting[] }) {
  const { t } = useTranslation();
  const control = useControl();
  const states = [...new Set(postings.map(({ state }) => state))];
  return (
    <Card>
      <h2>{t('account.listings')}</h2>
      {postings.length === 0 ? (
        <p>{t('mine.empty')}</p>
      ) : (
        <FactList
          facts={states.map(
            (state) => [t(`posting.state.${state}`), String(postings.filter((posting) => posting.state === state).length)] as const,
          )}
        />
      )}
      <Link href="/page/user/my-listing?mine=true">{t('account.toListings')}</Link>
      <Button {...control('post-property', {})}>{t('menu.postProperty')}</Button>
    </Card>
  );
}

/** The account page: plan, listings, payments with their receipts, enquiries. */
export function AccountScreen() {
  const { t } = useTranslation();
  const person = useSession((session) => session.person);
  const state = useQuery(accountQuery, person && {});
  const { data: postings } = useQuery(postingsQuery, person && {});
  const account = state.data;
  return (
    <Page title={t('account.title')} intro={account && person && <p>{t('account.who', { name: account.name, email: account.email })}</p>}>
      {!person || (state.status === 'failed' && state.code === 'log-in-needed') ? (
        <LogInFirst />
      ) : (
        <>
          {state.status === 'failed' && <Failed code={state.code} params={state.params} onRetry={state.retry} />}
          {!account && state.status === 'loading' && <Waiting label={t('state.loading')} boxes={3} />}
          {account && (
            <>
              <KeyRequests />
              <Columns>
                <PlanFacts account={account} />
                <Listings postings={postings ?? []} />
              </Columns>
              <PaymentList payments={account.payments} />
              <Enquiries enquiries={account.enquiries} />
              <Card>
                <h2>{t('account.you')}</h2>
                <FactList
                  facts={[
                    [t('account.phone'), account.phoneNumber || '–'],
                    [
                      t('account.total'),
                      formatRupees(
                        account.payments
                          .filter(({ paymentStatus }) => paymentStatus === 'captured')
                          .reduce((sum, { paymentAmount }) => sum + paymentAmount, 0),
                      ),
                    ],
                  ]}
                />
                <Link href="/usrchangepassword">{t('userMenu.password')}</Link>
                {account.role === 'operator' && <Link href={REVIEW_PATH}>{t('review.title')}</Link>}
              </Card>
              <Passkeys />
              <AccessKeys />
              <YourData />
            </>
          )}
        </>
      )}
    </Page>
  );
}
