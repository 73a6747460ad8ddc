import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Property } from '../../src/domain/property.ts';
import type { Posting, PostingForm, PostingPhoto } from '../../src/domain/posting.ts';
import type { RunningServer } from '../../src/server/start.ts';
import { someDetails } from './purchase.ts';
import { anEmail, aPostingForm, buyPro, logInAs, mailTo, oneTimePasswordIn, openShop, visitorOf, type Visitor } from './shop.ts';

let server: RunningServer;
let dataDir: string;
let operator: Visitor;

beforeAll(async () => {
  ({ server, dataDir } = await openShop());
  operator = visitorOf(server);
  await logInAs(operator, 'operator@gharvani.example', 'Charminar-1591!');
});
afterAll(() => server.stop());

async function member(plan: 'free' | 'pro' | 'none') {
  const visitor = visitorOf(server);
  const email = anEmail();
  if (plan === 'pro') await buyPro(visitor, email);
  if (plan === 'free')
    await visitor.call('/api/sign-up', { plan: 'free', billing: 'monthly', purpose: 'customer', details: someDetails(email) });
  if (plan === 'none') {
    await visitor.call('/api/register', { name: 'Asha', email, password: 'Kaveri-Boat-27!' });
    const token = /confirm=([\w-]+)/.exec(await mailTo(dataDir, email, /open your account/))![1];
    await visitor.call('/api/confirm-email', { token });
    await logInAs(visitor, email, 'Kaveri-Boat-27!');
  } else await logInAs(visitor, email, oneTimePasswordIn(await mailTo(dataDir, email, /one-time password/)));
  return { visitor, email };
}

const begin = async (visitor: Visitor, more: Partial<PostingForm> = {}) =>
  (await visitor.call<Posting>('/api/postings', aPostingForm(more))).body;
const act = (visitor: Visitor, id: number, action: string) => visitor.call(`/api/postings/${id}/state`, { action });
const review = (id: number, decision: string, reason = '') => operator.call(`/api/review/${id}`, { decision, reason });

describe('posting', () => {
  it('is for subscribers [G218 G219]', async () => {
    expect(await visitorOf(server).call('/api/postings', aPostingForm())).toMatchObject({ status: 401, code: 'log-in-needed' });
    const { visitor } = await member('none');
    expect(await visitor.call('/api/postings', aPostingForm())).toMatchObject({ status: 403, code: 'subscription-needed' });
  });

  it('goes through review to the market, changes there only after another review, and leaves it', async () => {
    const { visitor, email } = await member('pro');
    const { id } = await begin(visitor);
    expect((await act(visitor, id, 'submit')).status).toBe(200);
    expect((await visitor.call<Posting[]>('/api/postings')).body[0]).toMatchObject({ id, state: 'pending' });
    expect(await review(id, 'reject')).toMatchObject({ code: 'bad-request' });
    await review(id, 'reject', 'Say which floor it is on.');
    expect(await mailTo(dataDir, email, /was not approved/)).toContain('Say which floor');
    await visitor.call(`/api/postings/${id}/save`, aPostingForm({ floor: '2', total_floors: '5' }));
    await act(visitor, id, 'submit');
    await review(id, 'approve');
    expect(await mailTo(dataDir, email, /was approved/)).toBeTruthy();
    const { propertyId } = (await visitor.call<Posting>(`/api/postings/${id}`)).body;
    const home = () => visitor.call<{ marketValue: number }>(`/api/properties/${propertyId}`);
    expect((await home()).body).toMatchObject({
      marketValue: 9_200_000,
      totalSquareFeet: 1800,
      beds: 3,
      floor: 2,
      agentName: 'Asha Rao',
      agentKind: 'owner',
    });
    await visitor.call(`/api/postings/${id}/save`, aPostingForm({ price: '95 lakh' }));
    await act(visitor, id, 'submit');
    expect((await home()).body.marketValue).toBe(9_200_000);
    await review(id, 'approve');
    expect((await home()).body.marketValue).toBe(9_500_000);
    await act(visitor, id, 'sold');
    expect(await home()).toMatchObject({ code: 'property-gone' });
    expect(await act(visitor, id, 'withdraw')).toMatchObject({ code: 'posting-not-possible' });
  });

  it('brings everything that the catalogue knows to the market, and what is near its pin', async () => {
    const { visitor } = await member('pro');
    const more = {
      carpet_area: '150 sq yd',
      balconies: '2',
      year_built: '2019',
      possession: 'under_construction',
      possession_date: 'March 2027',
      rera_id: 'p0240 000 1234',
      pin: '17.460,78.367',
      access: ['step-free entrance', 'wide doors'],
      rooms: [{ room: 'kitchen', size: '8 by 10', light: 'east', note: 'granite top' }],
    } as const satisfies Partial<PostingForm>;
    const { id } = await begin(visitor, more as unknown as Partial<PostingForm>);
    await act(visitor, id, 'submit');
    await review(id, 'approve');
    const { propertyId } = (await visitor.call<Posting>(`/api/postings/${id}`)).body;
    const { body } = await visitor.call<Property>(`/api/properties/${propertyId}`);
    expect(body).toMatchObject({
      leasableSquareFeet: 1350,
      balconies: 2,
      yearBuilt: 2019,
      possessionDate: '2027-03-01',
      reraId: 'P02400001234',
      latitude: 17.46,
      longitude: 78.367,
      access: more.access,
      rooms: [{ room: 'kitchen', text: '8 by 10 feet, with a window to the east. Granite top.' }],
    });
    const kinds = body.nearbyAmenities.map(({ kind }) => kind);
    expect(kinds).toContain('metro');
    expect(new Set(kinds).size).toBe(kinds.length);
    expect(body.nearbyAmenities.every(({ distanceKm, illustration }) => distanceKm! <= 10 && !illustration)).toBe(true);
    expect(await act(visitor, (await begin(visitor, { rera_id: 'P0240' })).id, 'submit')).toMatchObject({ code: 'posting-incomplete' });
    const far = await begin(visitor, { pin: '28.610,77.200' });
    await act(visitor, far.id, 'submit');
    await review(far.id, 'approve');
    const farHome = (await visitor.call<Posting>(`/api/postings/${far.id}`)).body.propertyId;
    expect((await visitor.call<Property>(`/api/properties/${farHome}`)).body.latitude).toBeCloseTo(17.46, 0);
  });

  it('is paused and comes back without another review, as far as the plan has room', async () => {
    const { visitor } = await member('free');
    const { id } = await begin(visitor);
    await act(visitor, id, 'submit');
    expect(await act(visitor, id, 'pause')).toMatchObject({ code: 'posting-not-possible' });
    await review(id, 'approve');
    const { propertyId } = (await visitor.call<Posting>(`/api/postings/${id}`)).body;
    const home = () => visitor.call(`/api/properties/${propertyId}`);
    expect((await act(visitor, id, 'pause')).status).toBe(200);
    expect(await home()).toMatchObject({ code: 'property-gone' });
    const other = await begin(visitor);
    await act(visitor, other.id, 'submit');
    expect(await act(visitor, id, 'renew')).toMatchObject({ code: 'plan-full' });
    await act(visitor, other.id, 'withdraw');
    const twice = await Promise.all([act(visitor, id, 'renew'), act(visitor, id, 'renew')]);
    expect(twice.map(({ code }) => code ?? 'done').toSorted()).toEqual(['done', 'posting-not-possible']);
    expect((await home()).status).toBe(200);
    expect((await visitor.call<Posting>(`/api/postings/${id}`)).body.state).toBe('live');
  });

  it('needs every field that is marked', async () => {
    const { visitor } = await member('pro');
    const { id } = await begin(visitor, { price: 'cheap', bhk: '' });
    const { body, code } = await act(visitor, id, 'submit');
    expect(code).toBe('posting-incomplete');
    expect((body as { error: { fields: { path: string }[] } }).error.fields.map(({ path }) => path).toSorted()).toEqual(['bhk', 'price']);
  });

  it('keeps to the number of listings of the plan, also when two are submitted at once', async () => {
    const { visitor } = await member('free');
    const ids = [(await begin(visitor)).id, (await begin(visitor)).id];
    const answers = await Promise.all(ids.map((id) => act(visitor, id, 'submit')));
    expect(answers.map(({ code }) => code ?? 'done').toSorted()).toEqual(['done', 'plan-full']);
  });

  it('shows nobody the postings of another, and lets only operators review [G221]', async () => {
    const [{ visitor }, { visitor: other }] = [await member('pro'), await member('free')];
    const { id } = await begin(visitor);
    expect(await other.call(`/api/postings/${id}`)).toMatchObject({ status: 404, code: 'posting-gone' });
    expect(await other.call(`/api/postings/${id}/save`, aPostingForm())).toMatchObject({ code: 'posting-gone' });
    expect(await act(other, id, 'remove')).toMatchObject({ code: 'posting-gone' });
    expect(await other.call(`/api/postings/${id}/photos`, new Uint8Array(1))).toMatchObject({ code: 'posting-gone' });
    expect(await other.call('/api/review')).toMatchObject({ status: 403, code: 'not-allowed' });
    expect(await other.call(`/api/review/${id}`, { decision: 'approve' })).toMatchObject({ code: 'not-allowed' });
  });

  it('writes photos anew without the place where they were taken, and refuses what is no photo [G307]', async () => {
    const { visitor } = await member('pro');
    const { id } = await begin(visitor);
    const picture = await sharp('src/server/catalogue/photos/living-01.jpg')
      .resize(2000, 1000)
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '17/1 26/1 0/1' } })
      .jpeg()
      .toBuffer();
    expect((await sharp(picture).metadata()).exif).toBeDefined();
    const { body: photo } = await visitor.call<PostingPhoto>(`/api/postings/${id}/photos`, new Uint8Array(picture));
    const kept = await sharp(Buffer.from(await (await fetch(`${server.url}/photos/${photo.file}`)).arrayBuffer())).metadata();
    expect({ exif: kept.exif, width: kept.width }).toEqual({ exif: undefined, width: 1600 });
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>';
    for (const bytes of [Buffer.from(svg), Buffer.from('hello'), picture.subarray(0, 600)])
      expect(await visitor.call(`/api/postings/${id}/photos`, new Uint8Array(bytes))).toMatchObject({ code: 'photo-refused' });
    expect(await visitor.call(`/api/postings/${id}/photos`, new Uint8Array(5 * 1024 * 1024 + 5000))).toMatchObject({ code: 'too-large' });
    const stolen = { file: photo.file, alt: 'x', confirmed: true };
    const other = await begin(visitor);
    expect((await visitor.call<Posting>(`/api/postings/${other.id}/save`, aPostingForm({ photos: [stolen] }))).body.form.photos).toEqual(
      [],
    );
  });
});
