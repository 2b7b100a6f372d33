import type { PublicReview } from './reviewSchema';

const scale = { bestRating: 5, worstRating: 1 } as const;

/** In the structured data of the HTML, and of the page once live ratings have replaced those. */
export const ratingThing = ({ average, count }: { average: number; count: number }) =>
  ({ '@type': 'AggregateRating', ratingValue: average, ratingCount: count, ...scale }) as const;

/** Search engines demand an author, and the page names none. The pages with reviews are in English. */
export const reviewThing = ({ score, text, writtenOn }: PublicReview) =>
  ({
    '@type': 'Review',
    author: { '@type': 'Person', name: 'Verified owner' },
    datePublished: writtenOn,
    reviewBody: text,
    reviewRating: { '@type': 'Rating', ratingValue: score, ...scale },
  }) as const;
