import { asScript, type PageMetadata } from '../domain/property-metadata.ts';
import { MARKET } from '../domain/market.ts';

/** What the document's head says about a page: React puts title and tags there for as long as the page is shown. */
export function PageHead({ title, metadata }: { title: string; metadata?: PageMetadata | null | undefined }) {
  return (
    <>
      <title>{`${title} · ${MARKET.name}`}</title>
      {metadata?.tags.map(({ property, content }) => (
        <meta key={property} property={property} content={content} />
      ))}
      {metadata?.data && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: asScript(metadata.data) }} />}
    </>
  );
}
