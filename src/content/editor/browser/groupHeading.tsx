import { Component, type ReactNode } from 'react';

interface Props {
  field: { get: (name: 'label') => string };
}

/** The heading of a form's group. It stores nothing. A class, since Decap needs a ref. */
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

/** The id of a group's heading on the page. */
export const groupId = (title: string): string => `group-${title.toLowerCase().replace(/[^a-z]+/g, '-')}`;

export const groupHeading = { name: 'group', controlComponent: GroupHeading, previewComponent: () => null };
