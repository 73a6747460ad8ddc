import { useState, useSyncExternalStore, type ReactNode } from 'react';
import type { DrawnForm, FormModel } from '../../src/domain/form.ts';
import { PostingForm } from '../../src/domain/posting.ts';
import { words } from '../../src/domain/words.ts';
import { createForm } from '../../src/forms/create-form.ts';
import { enquiryForm } from '../../src/forms/enquiry-form.ts';
import { logInForm } from '../../src/forms/log-in-form.ts';
import { signUpForm } from '../../src/forms/sign-up-form.ts';
import { Button } from '../../src/ui/button.tsx';
import { Card, Columns } from '../../src/ui/card.tsx';
import { Chips } from '../../src/ui/chips.tsx';
import { Choices } from '../../src/ui/choices.tsx';
import { CityMap } from '../../src/ui/city-map.tsx';
import { Dialog } from '../../src/ui/dialog.tsx';
import { FactList } from '../../src/ui/facts.tsx';
import { Failed } from '../../src/ui/failed.tsx';
import { CheckGroup, SelectField } from '../../src/ui/field.tsx';
import { Form } from '../../src/ui/form.tsx';
import { FormInput } from '../../src/ui/form-input.tsx';
import { FullLoader } from '../../src/ui/full-loader.tsx';
import { HomeCards } from '../../src/ui/home-cards.tsx';
import { Icon, type IconName } from '../../src/ui/icon.tsx';
import { LoadingVeil } from '../../src/ui/loading-veil.tsx';
import { LogInFirst } from '../../src/ui/log-in-first.tsx';
import { LogInForm } from '../../src/ui/log-in-form.tsx';
import { Pagination } from '../../src/ui/pagination.tsx';
import { PostingFacts } from '../../src/ui/posting-facts.tsx';
import { SelectList } from '../../src/ui/select-list.tsx';
import { StateFace, Waiting } from '../../src/ui/state-face.tsx';
import { Tabs } from '../../src/ui/tabs.tsx';
import { PasswordField, TextField } from '../../src/ui/text-field.tsx';
import { Tick } from '../../src/ui/tick.tsx';
import { someHome } from './some-home.ts';

/** One state of a component, as the gallery shows it. */
export interface GalleryState {
  component: string;
  state: string;
  shown: ReactNode;
}

const nothing = (): void => undefined;
const WRONG = words('logIn.emailRequired');
const OPTIONS = [
  { value: 'buy', label: 'Buy' },
  { value: 'rent', label: 'Rent' },
];
const LONG = 'A name that somebody made longer than any card is wide, with every word that came to mind';

function useDrawn(make: () => FormModel): DrawnForm {
  const [model] = useState(make);
  return { ...model, state: useSyncExternalStore(model.subscribe, model.getState) };
}

/** A form as it is opened, or after its button was pressed with nothing filled in. */
function WholeForm({ make, sent = false }: { make: () => FormModel; sent?: boolean }) {
  const form = useDrawn(() => {
    const made = make();
    if (sent) made.attempt();
    return made;
  });
  return (
    <Form form={form} onSubmit={nothing}>
      {form.fields().map(({ name }) => (
        <FormInput key={name} form={form} name={name} />
      ))}
    </Form>
  );
}

function OwnLogInForm() {
  return (
    <LogInForm
      form={useDrawn(() => createForm(logInForm('page')))}
      passkey={{ command: { name: 'use-passkey' }, onPress: nothing }}
      onSubmit={nothing}
    />
  );
}

/** Covers the page, so it is shown when asked for. */
function Opened({ label, children }: { label: string; children: (close: () => void) => ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>{label}</Button>
      {open && children(() => setOpen(false))}
    </>
  );
}

function ChosenTab() {
  const [chosen, setChosen] = useState('in');
  const tabs = [
    { id: 'in', label: 'Log in', content: <p>What the first holds</p> },
    { id: 'up', label: 'Register', content: <p>What the second holds</p> },
  ];
  return <Tabs label="Account" tabs={tabs} chosen={chosen} onChoose={setChosen} />;
}

const all = (component: string, states: Record<string, ReactNode>): GalleryState[] =>
  Object.entries(states).map(([state, shown]) => ({ component, state, shown }));

const acts = { onSave: nothing, onCompare: nothing, onOpen: nothing };
const ICONS: readonly IconName[] = [
  'mic',
  'stop',
  'send',
  'camera',
  'search',
  'heart',
  'compare',
  'close',
  'menu',
  'pin',
  'filter',
  'phone',
];
const field = { label: 'Email', name: 'email', value: '', error: null, onChange: nothing };

const LOCALITIES = [
  { name: 'Gachibowli', pincode: '500032', latitude: 17.44, longitude: 78.35, listings: 60 },
  { name: 'Kondapur', pincode: '500084', latitude: 17.47, longitude: 78.36, listings: 30 },
  { name: 'Secunderabad', pincode: '500003', latitude: 17.44, longitude: 78.5, listings: 5 },
];

/** Every component in every state that it has. */
export const STATES: readonly GalleryState[] = [
  ...all('Button', {
    'plain': <Button>Show more</Button>,
    'main': <Button look="main">Continue</Button>,
    'quiet': <Button look="quiet">Cancel</Button>,
    'round': (
      <Button look="round" aria-label="Start listening">
        <Icon name="mic" />
      </Button>
    ),
    'off': <Button off>Show more</Button>,
    'off, and says what is missing': (
      <Button look="main" offButTries>
        Continue
      </Button>
    ),
    'with a long name': <Button>{LONG}</Button>,
  }),
  ...all('Card', {
    plain: <Card>One</Card>,
    narrow: <Card narrow>One</Card>,
    quiet: <Card quiet>One</Card>,
    columns: (
      <Columns>
        <Card>One</Card>
        <Card>Two</Card>
      </Columns>
    ),
  }),
  ...all('Chips', {
    'one': <Chips label="One" chips={[{ id: 'bhk', label: '2 BHK' }]} onRemove={nothing} />,
    'with notes': (
      <Chips
        label="Several"
        chips={[
          { id: 'bhk', label: '2 BHK' },
          { id: 'price', label: 'up to ₹80,00,000', note: '(usual)' },
          { id: 'long', label: LONG },
        ]}
        onRemove={nothing}
      />
    ),
  }),
  ...all('Choices', {
    chosen: <Choices legend="Purpose" name="purpose" choices={OPTIONS} value="buy" onChange={nothing} />,
    wrong: <Choices legend="Offer" name="offer" choices={OPTIONS} value="" error={WRONG} required onChange={nothing} />,
  }),
  ...all('CityMap', { chosen: <CityMap label="Map of localities" localities={LOCALITIES} chosen="Kondapur" onChoose={nothing} /> }),
  ...all('Dialog', {
    open: (
      <Opened label="Open a dialog">
        {(close) => (
          <Dialog title="A question" open onClose={close}>
            <p>What it asks</p>
          </Dialog>
        )}
      </Opened>
    ),
    full: (
      <Opened label="Open a full dialog">
        {(close) => (
          <Dialog title="A large question" open full onClose={close}>
            <p>What it asks</p>
          </Dialog>
        )}
      </Opened>
    ),
  }),
  ...all('FactList', {
    some: (
      <FactList
        facts={[
          ['Price', '₹75,00,000'],
          ['Locality', LONG],
        ]}
      />
    ),
  }),
  ...all('Failed', {
    'offline': <Failed code="offline" params={{}} onRetry={nothing} />,
    'too many': <Failed code="too-many-requests" params={{ seconds: 30 }} onRetry={nothing} />,
  }),
  ...all('SelectField', {
    chosen: <SelectField label="Sort" hint="How homes are ordered" value="buy" options={OPTIONS} onChange={nothing} />,
  }),
  ...all('CheckGroup', {
    some: <CheckGroup legend="Amenities" name="amenities" options={OPTIONS} values={['rent']} onChange={nothing} />,
  }),
  ...all('Form', {
    'opened': <WholeForm make={() => createForm(enquiryForm)} />,
    'sent empty': <WholeForm make={() => createForm(signUpForm('agent'), { plan: null })} sent />,
  }),
  ...all('LogInForm', { plain: <OwnLogInForm /> }),
  ...all('FullLoader', { plain: <Opened label="Show the loader">{() => <FullLoader label="Loading" />}</Opened> }),
  ...all('LoadingVeil', { plain: <Opened label="Show the veil">{() => <LoadingVeil title="Searching" text="One moment" />}</Opened> }),
  ...all('HomeCards', {
    'none': <HomeCards homes={[]} kept={[]} compared={[]} {...acts} />,
    'for sale, to rent, land': (
      <HomeCards
        homes={[
          someHome(),
          someHome({ id: 13, propertyName: LONG, offer: 'rent', propertyStatus: 'For Rent', marketValue: 24_000 }),
          someHome({ id: 14, propertyName: 'Plot in Shankarpally', typeName: 'Land', beds: 0, propertyImages: [] }),
        ]}
        kept={[12]}
        compared={[14]}
        {...acts}
      />
    ),
    'in rows': <HomeCards homes={[someHome({ id: 15, propertyName: 'Villa in Kokapet' })]} kept={[]} compared={[]} inRows {...acts} />,
  }),
  ...all('Icon', {
    all: (
      <>
        {ICONS.map((name) => (
          <Icon key={name} name={name} />
        ))}
      </>
    ),
    filled: <Icon name="heart" filled />,
  }),
  ...all('LogInFirst', { plain: <LogInFirst /> }),
  ...all('Pagination', {
    'in the middle': <Pagination page={2} pages={3} address={(page) => `?page=${page}`} />,
    'one': <Pagination page={1} pages={1} address={(page) => `?page=${page}`} />,
  }),
  ...all('PostingFacts', {
    some: <PostingFacts form={PostingForm.parse({ price: '92 lakh', area: '200 sq yd', locality: 'Kondapur' })} />,
    none: <PostingFacts form={PostingForm.parse({})} />,
  }),
  ...all('SelectList', {
    optional: <SelectList {...field} label="Facing" name="facing" options={OPTIONS} />,
    wrong: <SelectList {...field} label="Locality" name="locality" options={OPTIONS} required error={WRONG} />,
  }),
  ...all('StateFace', {
    empty: (
      <StateFace icon="heart" title="Nothing saved yet">
        <p>Homes that you save are kept here.</p>
      </StateFace>
    ),
    waiting: <Waiting label="Loading" boxes={3} />,
  }),
  ...all('Tabs', { chosen: <ChosenTab /> }),
  ...all('TextField', {
    'empty': <TextField {...field} required />,
    'with a hint': <TextField {...field} label="Phone" name="phone" hint="We call you there." before="+91" />,
    'wrong': <TextField {...field} label="Your email" required error={WRONG} />,
    'of several lines': <TextField {...field} label="Message" name="message" multiline value={`${LONG}. `.repeat(3)} />,
  }),
  ...all('PasswordField', {
    hidden: <PasswordField {...field} label="Password" name="password" value="Kaveri" required />,
    shown: <PasswordField {...field} label="New password" name="new" value="Kaveri" required shown />,
  }),
  ...all('Tick', {
    off: <Tick label="Remember me" checked={false} onChange={nothing} />,
    on: <Tick label="Stay logged in" checked onChange={nothing} />,
    wrong: <Tick label="I accept the terms" checked={false} error={WRONG} onChange={nothing} />,
  }),
];
