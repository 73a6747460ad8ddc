import { expect, it } from 'vitest';
import { saidName } from '../../src/domain/spoken-names.ts';

const FRAME = ['um', 'please', 'the', 'i', 'it', 'use'];

it.each([
  ['um take the picture, please', { whole: ['um take the picture please', 'take the picture'], plain: 'take picture' }],
  ['I approve it', { whole: ['i approve it', 'approve'], plain: 'approve' }],
  ['Use a passkey', { whole: ['use a passkey', 'a passkey'], plain: 'a passkey' }],
  ['um please', { whole: ['um please', ''], plain: '' }],
])('%s', (said, name) => expect(saidName(said, FRAME)).toEqual(name));
