import type { Property } from '../../domain/property.ts';

/** The first number of a percentage as servers write it: "87.3%", "87.3 %", 87.3; null for anything else. */
export function percentIn(score: unknown): number | null {
  const number = typeof score === 'number' ? score : typeof score === 'string' ? Number.parseFloat(score) : Number.NaN;
  return Number.isFinite(number) ? Math.max(0, Math.min(100, number)) : null;
}

/** Adds how similar a home looks to the photo, in percent, and puts its most similar picture first. */
export function withLikeness(home: Property, percent: number, imagePath?: string): Property {
  const images = home.propertyImages;
  const alike = images.filter(({ imageUrl }) => imageUrl === imagePath);
  return {
    ...home,
    similarity: Math.round(percent * 10) / 10,
    propertyImages: [...alike, ...images.filter((image) => !alike.includes(image))],
  };
}
