const folders = ['.cache', 'public'];

/** A build plugin of Netlify that keeps the last build. Other hosts keep the folders by themselves. */
module.exports = {
  onPreBuild: ({ utils }) => utils.cache.restore(folders),
  onPostBuild: ({ utils }) => utils.cache.save(folders),
};
