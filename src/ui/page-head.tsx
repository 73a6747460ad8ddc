import { asScript, type PageMetadata } from '../domain/property-metadata.ts';

/** What the head of the document says of a page: React puts title and tags there as long as the page is shown. */
export function PageHead({ title, metadata }: { title: string; metadata?: PageMetadata | null | undefined }) {
  return (
    <>
      <title>{`${title} · Gharvani`}</title>
      {metadata?.tags.map(({ property, content }) => (
        <meta key={property} property={property} content={content} />
      ))}
      {metadata && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: asScript(metadata.data) }} />}
    </>
  );
}
