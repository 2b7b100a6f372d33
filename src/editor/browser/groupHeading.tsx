import { Component, type ReactNode } from 'react';

interface Props {
  field: { get: (name: 'label') => string };
}

/** Decap passes a ref, which requires a class. */
class GroupHeading extends Component<Props> {
  override shouldComponentUpdate = () => false;

  override render(): ReactNode {
    const title = this.props.field.get('label');
    return (
      <h2 className="editor-group" id={groupId(title)} tabIndex={-1}>
        {title}
      </h2>
    );
  }
}

export const groupId = (title: string): string => `group-${title.toLowerCase().replace(/[^a-z]+/g, '-')}`;

export const groupHeading = { name: 'group', controlComponent: GroupHeading, previewComponent: () => null };
