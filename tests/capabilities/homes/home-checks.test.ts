import { describe, expect, it } from 'vitest';
import type { Property } from '../../../src/domain/property.ts';
import { fakeApp } from '../fake-app.ts';
import { aHome } from '../fake-data.ts';
import { saidBy } from '../in-english.ts';

const REAL = { propertyImages: [{ imageUrl: '/photos/u-1.jpg', alt: 'The front.' }] };

async function told(more: Partial<Property>): Promise<string> {
  const app = fakeApp();
  app.scene.property = aHome({ propertyName: 'Lake flat', ...more });
  return saidBy(await app.run('home-checks', {}));
}

describe('what was checked of a home', () => {
  it('is said with its day; what was not is said too', async () => {
    const days = { phoneCheckedDate: '2026-11-20T06:00:00Z', confirmedDate: '2026-11-21T20:00:00Z' };
    expect(await told({ ...REAL, ...days, reraId: 'P02400001234' })).toBe(
      'Lake flat: The RERA number P02400001234 has the form of Telangana’s numbers; we have not looked it up. ' +
        'Its telephone was answered when we called on November 20, 2026. We have seen no paper of its owner. ' +
        'Its owner said on November 22, 2026 that it is available.',
    );
  });

  it('is nothing for a home of which nothing is known', async () => {
    expect(await told({ ...REAL, reraId: undefined })).toBe(
      'Lake flat: No RERA number is given. We have not called its telephone number. We have seen no paper of its owner. ' +
        'Nobody has told us lately that it is still available.',
    );
  });

  it.each(['P0240000123', 'TS02400001234', 'P02400O01234'])('does not take %s for a number of Telangana', async (reraId) =>
    expect(await told({ ...REAL, reraId })).toContain('does not have the form'),
  );

  it('has no RERA number to check for a rent', async () => expect(await told({ ...REAL, offer: 'rent' })).not.toContain('RERA'));

  it('is nothing for a home that is made up', async () => {
    const madeUp = [{ imageUrl: '/photos/a.jpg', alt: 'A flat.', illustration: true }];
    expect(await told({ propertyImages: madeUp, reraId: 'P02400001234' })).toContain('made up for the demonstration');
  });

  it('answers whether a home is verified, beside that home', async () => {
    const app = fakeApp();
    app.scene.screen = 'property';
    app.scene.property = aHome({ propertyName: 'Lake flat', ...REAL });
    expect(saidBy(await app.run('help-question', { topic: 'verification' }))).toContain('Lake flat: ');
  });
});
