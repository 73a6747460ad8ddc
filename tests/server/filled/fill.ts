import { pino } from 'pino';
import { fillCatalogue } from '../../../src/server/catalogue/fill.ts';
import { openDatabase } from '../../../src/server/database/open.ts';
import { folderStore } from '../../../src/server/files/folder-store.ts';
import { readPhoto } from '../../../src/server/photos/pictures.ts';
import { startPhotoSearch } from '../../../src/server/photos/photo-search.ts';
import { readLocalities } from '../../../src/understanding/node/read-intents.ts';

/** Fills a data folder as the first start of the server does, and looks at the pictures of the catalogue. */
const dataDir = process.argv[2]!;
const database = await openDatabase({ databaseUrl: undefined, dataDir });
await fillCatalogue(database.db, { localities: readLocalities() });
const log = pino({ level: 'warn' });
const photos = startPhotoSearch({ database, log, read: (file) => readPhoto(file, folderStore(dataDir)) });
await photos.refresh();
await photos.close();
await database.close();
