import { usePhotoSearch, useStores } from '../state/stores.tsx';
import { AskDialog } from './ask-dialog.tsx';
import { CameraDialog } from './camera-dialog.tsx';
import { LookingLoader } from './looking-loader.tsx';
import { SourceDialog } from './source-dialog.tsx';
import type { PhotoDialogProps } from './photo-dialog-props.ts';

/** The dialog of the step at which the search by photo is. */
export function PhotoDialogs(props: PhotoDialogProps) {
  const step = usePhotoSearch((search) => search.step);
  const { photoSearch } = useStores();
  const close = () => photoSearch.show('closed');
  switch (step) {
    case 'source':
      return <SourceDialog {...props} onClose={close} />;
    case 'camera':
      return <CameraDialog {...props} onClose={close} />;
    case 'asking':
      return <AskDialog {...props} onClose={close} />;
    case 'looking':
    case 'sending':
      return <LookingLoader />;
    case 'closed':
      return null;
  }
}
