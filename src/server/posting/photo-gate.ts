/** What the gate says of a photo: whether it may be shown with a home. */
interface PhotoVerdict {
  accepted: boolean;
}

/** Looks at a photo before it is kept. */
export type PhotoGate = (photo: Uint8Array) => Promise<PhotoVerdict>;
