import { Component, type ChangeEvent, type DragEvent, type ReactNode } from 'react';
import type { SavedPicture } from '../api/editorApi';
import { pictureUrl } from './pictureUrl';
import type { UploadPicture } from './uploadPicture';

interface Props {
  value: unknown;
  forID: string;
  classNameWrapper: string;
  onChange: (value: string) => void;
}
interface State {
  isBusy: boolean;
  isOver: boolean;
  fault: string | null;
  saved: SavedPicture | null;
}

const accepted = 'image/jpeg,image/png,image/webp,image/avif,image/svg+xml';

const savedText = ({ name, isCutOut }: SavedPicture): string =>
  `Saved as ${name}.${isCutOut ? ' Its white background is now transparent.' : ''} Describe it below. Products and pages can show it now, and are published together with it.`;

abstract class PhotoControl extends Component<Props, State> {
  protected abstract upload: UploadPicture;

  override state: State = { isBusy: false, isOver: false, fault: null, saved: null };

  private chooseFile = async (file: File | undefined): Promise<void> => {
    if (!file || this.state.isBusy) return;
    this.setState({ isBusy: true, fault: null, isOver: false });
    try {
      const saved = await this.upload(file, this.state.saved);
      this.setState({ saved });
      this.props.onChange(saved.name);
    } catch (error) {
      this.setState({ fault: (error as Error).message });
    }
    this.setState({ isBusy: false });
  };

  private drop = (event: DragEvent) => {
    event.preventDefault();
    void this.chooseFile(event.dataTransfer.files[0]);
  };

  private hover = (isOver: boolean) => (event: DragEvent) => {
    event.preventDefault();
    this.setState({ isOver });
  };

  override render(): ReactNode {
    const { value, forID, classNameWrapper } = this.props;
    const { isBusy, isOver, fault, saved } = this.state;
    const name = typeof value === 'string' ? value : '';
    // A saved entry keeps its file name, and with it its photo.
    if (name && !saved)
      return (
        <div className={classNameWrapper}>
          <img className="editor-photo" src={pictureUrl(name)} alt="" />
          <p>{name}. To use another file, add a new photo.</p>
        </div>
      );
    return (
      <div
        className={`editor-drop ${isOver ? 'editor-drop-over' : ''}`}
        onDragOver={this.hover(true)}
        onDragLeave={this.hover(false)}
        onDrop={this.drop}
      >
        {saved && <img className="editor-photo" src={pictureUrl(saved.name)} alt="" />}
        <p role="status">
          {isBusy
            ? 'Checking the photo…'
            : saved
              ? savedText(saved)
              : 'Drop a photo here, or choose one: JPEG, PNG, WebP, AVIF or SVG, up to 20 MB, at least 800 × 800 pixels.'}
        </p>
        {fault && <p role="alert">{fault}</p>}
        <input
          id={forID}
          type="file"
          accept={accepted}
          disabled={isBusy}
          onChange={(event: ChangeEvent<HTMLInputElement>) => void this.chooseFile(event.target.files?.[0])}
        />
      </div>
    );
  }
}

export const photoField = (upload: UploadPicture) => ({
  name: 'photo',
  controlComponent: class extends PhotoControl {
    protected override upload = upload;
  },
  previewComponent: () => null,
});
